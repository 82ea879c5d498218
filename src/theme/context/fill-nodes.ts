import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { chooseForm } from '../../shared/strings/format-message.ts';
import type { Message } from '../../shared/strings/message.ts';

/** Values for the placeholders of a string, some of which are rendered. */
export type NodeValues = Readonly<Record<string, ReactNode>>;

/** Returns whether all values are texts and numbers, so that the filled string is a text. */
export function areTexts(values: NodeValues): values is Readonly<Record<string, string | number>> {
  return Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');
}

interface FillNodesOptions {
  readonly message: Message;
  readonly values: NodeValues;
  /** Language whose plural rules and digits are used. */
  readonly lang: string;
}

/** Returns a string with its placeholders filled, as what React renders. */
export function fillNodes({ message, values, lang }: FillNodesOptions): ReactNode {
  const numbers = new Intl.NumberFormat(lang);
  const nodeOf = (name: string): ReactNode => {
    if (!Object.hasOwn(values, name)) return `{${name}}`;
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : value;
  };
  // Every second part is the name of a placeholder.
  const parts = chooseForm(message, values['count'], lang).split(/\{(\w+)\}/);
  const nodes = parts.map((part, index) => (index % 2 === 0 ? part : nodeOf(part)));
  return nodes.map((node, index) => (isValidElement(node) ? createElement(Fragment, { key: index }, node) : node));
}
