export const Price = "b";
