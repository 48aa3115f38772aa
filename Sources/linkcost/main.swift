print("linkcost")
