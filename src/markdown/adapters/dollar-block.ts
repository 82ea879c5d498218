// Its declarations name the tokens of formulas.
import type { Options as _ } from 'micromark-extension-math';
import type { Code, Construct, Effects, State, TokenizeContext, Tokenizer } from './micromark.ts';
import { codeOf, isLineEnding } from './micromark.ts';

const dollar = codeOf('$');
const backslash = codeOf('\\');

/**
 * A formula between `$$` on several lines. Unlike that of `micromark-extension-math`, it may begin
 * on the line of its opening signs and end on that of its closing ones, as in other programs.
 */
export const dollarBlock: Construct = { name: 'dollarBlock', concrete: true, tokenize: tokenizeBlock };

function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { interrupt = false } = this;
  const nextLine: Construct = { partial: true, tokenize: tokenizeNextLine };
  let size = 0;
  let isFirst = true;

  const open: State = (code) => {
    if (code === dollar) {
      size += 1;
      effects.consume(code);
      return open;
    }
    if (size < 2) return nok(code);
    effects.exit('mathFlowFenceSequence');
    return isBlank(code) ? blanks(effects, afterOpening)(code) : afterOpening(code);
  };
  const afterOpening: State = (code) => {
    effects.exit('mathFlowFence');
    return line(code);
  };
  /** At the beginning of a value, or at the end of a line. */
  const line: State = (code) => {
    if (code === null || isLineEnding(code)) {
      if (isFirst && interrupt) return ok(code);
      isFirst = false;
      return code === null ? end(code) : effects.attempt(nextLine, line, end)(code);
    }
    // A formula on one line is inline.
    if (code === dollar) return isFirst ? nok(code) : effects.attempt(closing, end, sign)(code);
    effects.enter('mathFlowValue');
    return value(code);
  };
  /** A dollar sign that closes nothing. */
  const sign: State = (code) => {
    effects.enter('mathFlowValue');
    return signs(code);
  };
  const signs: State = (code) => {
    if (code !== dollar) return value(code);
    effects.consume(code);
    return signs;
  };
  const value: State = (code) => {
    if (code === null || isLineEnding(code) || code === dollar) {
      effects.exit('mathFlowValue');
      return line(code);
    }
    effects.consume(code);
    return code === backslash ? escaped : value;
  };
  const escaped: State = (code) => {
    if (code !== dollar) return value(code);
    effects.consume(code);
    return value;
  };
  const end: State = (code) => {
    effects.exit('mathFlow');
    return ok(code);
  };
  const closing: Construct = { partial: true, tokenize: (each, yes, no) => closeBlock(each, { size, yes, no }) };

  return (code) => {
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.enter('mathFlowFenceSequence');
    return open(code);
  };
}

interface Closing {
  /** The number of opening signs. */
  readonly size: number;
  readonly yes: State;
  readonly no: State;
}

/** Reads as many signs as at the beginning, at the end of a line. */
function closeBlock(effects: Effects, { size, yes, no }: Closing): State {
  let count = 0;
  const sequence: State = (code) => {
    if (code === dollar) {
      count += 1;
      effects.consume(code);
      return sequence;
    }
    if (count < size) return no(code);
    effects.exit('mathFlowFenceSequence');
    return isBlank(code) ? blanks(effects, after)(code) : after(code);
  };
  const after: State = (code) => {
    if (code !== null && !isLineEnding(code)) return no(code);
    effects.exit('mathFlowFence');
    return yes(code);
  };
  return (code) => {
    effects.enter('mathFlowFence');
    effects.enter('mathFlowFenceSequence');
    return sequence(code);
  };
}

/** A line that lacks the signs of the list or quote around it ends the block. */
const tokenizeNextLine: Tokenizer = function nextLine(effects, ok, nok) {
  const start: State = (code) => {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
  };
  return start;
};

function isBlank(code: Code): boolean {
  return code === codeOf(' ') || (code !== null && code < 0 && !isLineEnding(code));
}

function blanks(effects: Effects, then: State): State {
  const next: State = (code) => {
    if (isBlank(code)) {
      effects.consume(code);
      return next;
    }
    effects.exit('whitespace');
    return then(code);
  };
  return (code) => {
    effects.enter('whitespace');
    return next(code);
  };
}
