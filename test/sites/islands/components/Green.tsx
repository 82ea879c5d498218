'use client';

export { Green as default } from 'rendered-styles';
