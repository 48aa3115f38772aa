import ViewTree  // in the app: SwiftUI

struct Recipe: Identifiable, Equatable {
  let id: Int
  let name: String
}

struct RecipeList: View {
  let recipes: [Recipe]
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Button("Edit") { isEditing.toggle() }
          ForEach(recipes) { recipe in
            NavigationLink(destination: RecipeDetail(recipe: recipe)) { Text(recipe.name) }
          }
        }
      }
      .navigationTitle(isEditing ? "Editing" : "Recipes")
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe

  init(recipe: Recipe) {
    WorkCounts.countDestination()  // not in the app: has this value counted
    self.recipe = recipe
  }

  var body: some View {
    Text(recipe.name).navigationTitle("Recipe")
  }
}
