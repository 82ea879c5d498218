const title = 'Start';

export const page = {
  title,
  descripton: 'A typo',
  keywords: ['one', `two ${title}`],
  draft: 'yes',
  ...{},
};

export default function Start() {
  return <p>Start</p>;
}
