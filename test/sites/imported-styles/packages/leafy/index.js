import './leafy.css'; export const leafy = 'leafy-map';
