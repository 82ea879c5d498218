export const config = { title: 'Bad input' };
