/** What somebody answered: an option, a text as typed, ticked options, an order, or a value by item. */
export type Answer = string | number | boolean | null | string[] | Record<string, string | null>;

export interface AcceptedNumber {
  value: number;
  tolerance?: { kind: 'absolute' | 'relative'; by: number };
  /** From 0 to 1; 1 when left out. */
  credit?: number;
}

/** `*` in a text stands for any run of characters, `\*` for a star. */
export interface AcceptedText {
  text: string;
  credit?: number;
}

export interface SingleQuestion {
  kind: 'single';
  options: string[];
  right: string;
  /** By option, in place of 1 for the right one. */
  credits?: Record<string, number>;
}

export interface MultipleQuestion {
  kind: 'multiple';
  options: string[];
  right: string[];
  scoring?: 'weights' | 'allOrNothing';
  /** By option, in place of equal shares of 1 for right and of -1 for wrong ones. */
  credits?: Record<string, number>;
}

export interface NumberQuestion {
  kind: 'number';
  accepted: AcceptedNumber[];
}

export interface ShortTextQuestion {
  kind: 'shortText';
  accepted: AcceptedText[];
  caseSensitive?: boolean;
}

export interface MatchQuestion {
  kind: 'match';
  pairs: Record<string, string>;
  choices: string[];
  scoring?: 'pairs' | 'allOrNothing';
}

export type OrderScoring = 'position' | 'adjacent' | 'longest' | 'allOrNothing';

export interface OrderQuestion {
  kind: 'order';
  right: string[];
  scoring?: OrderScoring;
}

export type Blank = (ShortTextQuestion | NumberQuestion | SingleQuestion) & { weight?: number };

export interface BlanksQuestion {
  kind: 'blanks';
  blanks: Record<string, Blank>;
}

/** What the product marks itself. */
export type MarkedQuestion =
  | SingleQuestion
  | { kind: 'trueFalse'; right: boolean }
  | MultipleQuestion
  | NumberQuestion
  | ShortTextQuestion
  | MatchQuestion
  | OrderQuestion
  | BlanksQuestion;

/** What a person marks. */
export interface HandMarkedQuestion {
  kind: 'longText' | 'file';
}

interface AskedQuestion {
  key: string;
  points: number;
  /** What a wrong answer costs. */
  negative?: number;
  /** A faulty question: taken out for all, or given to all. */
  void?: 'remove' | 'full';
}

export type Question = (MarkedQuestion & AskedQuestion) | (HandMarkedQuestion & AskedQuestion);

/** A question as an attempt has it: later editions change nothing of it. */
export interface PinnedQuestion {
  id: string;
  edition: number;
}

/** A question that an attempt may draw. */
export interface DrawnFrom extends PinnedQuestion {
  bank: string;
  tags: string[];
}
