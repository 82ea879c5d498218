/** Colors of the navbar or the footer. */
export type LayoutStyle = 'default' | 'dark' | 'primary';
