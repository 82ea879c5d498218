import type { CompileContext, Extension as TreeExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import type { Processor } from 'unified';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    spoiler: 'spoiler';
    spoilerMark: 'spoilerMark';
    spoilerText: 'spoilerText';
  }
}

const percent = '%'.charCodeAt(0);

/** `%%word%%`, in one line. */
const spoiler: Construct = {
  name: 'spoiler',
  tokenize(effects, ok, nok) {
    const mark =
      (next: State): State =>
      (code) => {
        if (code !== percent) return nok(code);
        effects.enter('spoilerMark');
        effects.consume(code);
        return (second: Code) => {
          if (second !== percent) return nok(second);
          effects.consume(second);
          effects.exit('spoilerMark');
          return next;
        };
      };
    const close = mark((code) => {
      effects.exit('spoiler');
      return ok(code);
    });
    const text: State = (code) => {
      // Codes below 0 are line endings and tabs.
      if (code === null || code < 0) return nok(code);
      if (code === percent) {
        effects.exit('spoilerText');
        return close(code);
      }
      effects.consume(code);
      return text;
    };
    const open = mark((code) => {
      effects.enter('spoilerText');
      return text(code);
    });
    return (code) => {
      effects.enter('spoiler');
      return open(code);
    };
  },
};

const syntax: Extension = { text: { [percent]: spoiler } };

const tree: TreeExtension = {
  enter: {
    spoiler(this: CompileContext, token: Token) {
      this.enter({ type: 'emphasis', children: [], data: { hName: 'span', hProperties: { className: ['spoiler'] } } }, token);
    },
    spoilerText(this: CompileContext, token: Token) {
      this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    spoilerText(this: CompileContext, token: Token) {
      this.exit(token);
    },
    spoiler(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};

/** Adds the syntax to the parser, as remark plugins do. */
export function spoilerSyntax(this: Processor): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(tree);
}
