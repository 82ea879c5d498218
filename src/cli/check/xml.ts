import { escapeText, escapeValue } from '../../shared/escape.ts';

/**
 * What XML 1.0 cannot contain, not even as a reference: most control characters, half characters.
 */
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Returns a text without the characters that XML and HTML cannot contain. */
export function withoutControls(text: string): string {
  return text.replace(impossible, '\ufffd');
}

/** Returns a text as the content of an XML element. */
export function xmlText(text: string): string {
  return escapeText(withoutControls(text)).replaceAll('\r', '&#13;');
}

/** Returns the attributes of an XML element, each after a space. */
export function xmlAttributes(attributes: Readonly<Record<string, string | number>>): string {
  // A reader of XML makes spaces of the line breaks that are not references.
  const escape = (value: string | number) =>
    escapeValue(withoutControls(String(value))).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
}
