export const search = () => [];
