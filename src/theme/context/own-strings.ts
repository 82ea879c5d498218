import type { PluralForms } from '../../shared/strings/message.ts';

export type { Message, PluralForms } from '../../shared/strings/message.ts';

/**
 * The site's own strings by key, such as `player.play`. A site declares them in a file that
 * `docsgen strings --write` makes, so that editors know the keys.
 */
// It is empty here, because sites add to it.
export interface OwnStrings {}

/** The names of the own strings in a namespace: `play` for `player.play`. */
type OwnName<Namespace extends string> = {
  [Key in keyof OwnStrings]: Key extends `${Namespace}.${infer Name}` ? Name : never;
}[keyof OwnStrings];

/** The site's own strings in one namespace, by name. Any name is right if none are declared. */
export type NamespaceStrings<Namespace extends string> = [OwnName<Namespace>] extends [never]
  ? Readonly<Record<string, string>>
  : {
      readonly [Name in OwnName<Namespace>]: `${Namespace}.${Name}` extends keyof OwnStrings
        ? OwnStrings[`${Namespace}.${Name}`]
        : PluralForms;
    };
