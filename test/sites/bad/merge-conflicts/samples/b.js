let a;
<<<<<<< HEAD
Ours
=======
Theirs
>>>>>>> branch
