import './late.css';
export const x = 1;
