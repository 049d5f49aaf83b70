print("foyer")
