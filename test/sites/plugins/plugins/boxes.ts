import { definePlugin } from 'docsgen';

/** Draws a box with a word from each code block of the language `box`. */
export default definePlugin({
  name: 'boxes',
  draw: [
    {
      language: 'box',
      describe: (source) => `A box: ${source}`,
      open: () => ({
        draw: (source) => {
          if (source.includes('\n')) throw Object.assign(new Error('a box has one line'), { line: 2 });
          const draw = (color: string) =>
            `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="none" stroke="${color}"/><text x="9" y="20" fill="${color}">${source}</text></svg>`;
          return { light: draw('#333'), dark: draw('#ccc'), width: 90, height: 30 };
        },
      }),
    },
  ],
});
