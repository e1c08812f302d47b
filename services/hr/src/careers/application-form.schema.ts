import {
  APPLICATION,
  emailSchema,
  lineSchema,
  personNameSchema,
  phoneSchema,
  textSchema,
  type PostingQuestion,
} from '@atrium/contracts';
import { readPhone } from '@atrium/records';
import { words, type Said } from '@atrium/reach';
import { z } from 'zod';
import type { GivenAnswer } from '../hiring/application.entity.js';
import type { Posting } from './posting.types.js';

/** What a form says as it was typed, to be shown again beside what is wrong. */
export type Typed = Readonly<Record<string, string>>;

export interface ReadApplication {
  name: string;
  email: string;
  phone: string | null;
  place: string | null;
  experience: number | null;
  noticeDays: number | null;
  /** A year, in paise. */
  askedPay: number | null;
  answers: GivenAnswer[];
  keeps: boolean;
}

export type Faults = Readonly<Record<string, Said>>;

const MOST_ANSWER = 600;
const { experience, noticeDays } = APPLICATION.fields;

/** What was sent with the form of a posting, or what is wrong by field. */
export function readApplication(
  posting: Posting,
  typed: Typed,
): { read: ReadApplication } | { faults: Faults } {
  const faults: Record<string, Said> = {};
  const take = <Value>(
    field: string,
    given: unknown,
    [schema, fault]: [z.ZodType<Value>, Said],
  ): Value | null => {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    faults[field] = fault;
    return null;
  };
  const text = (field: string): string => typed[field]?.trim() ?? '';
  const whole = (field: string) => (text(field) === '' ? null : Number(text(field)));
  const phone = text('phone') === '' ? null : take('phone', text('phone'), [phoneSchema, PHONE_FAULT]);
  const asked = whole('pay');
  if (asked !== null && !(Number.isSafeInteger(asked) && asked >= 0 && asked <= MOST_PAY))
    faults['pay'] = PAY_FAULT;
  const read = {
    name: take('name', text('name'), [personNameSchema, words('Enter your name.')]) ?? '',
    email:
      take('email', text('email'), [emailSchema, words('Enter an email address, like name@company.com.')]) ??
      '',
    phone: phone && storedOf(phone),
    place: take('place', text('place'), [lineSchema(120), words('Use at most 120 characters.')]) || null,
    experience: take('experience', whole('experience'), [experience.schema, words('Enter 0 to 50 years.')]),
    noticeDays: take('notice', whole('notice'), [noticeDays.schema, words('Enter 0 to 180 days.')]),
    askedPay: asked === null ? null : asked * 100,
    answers: posting.questions.map((question) => answerTo(question, text(`q-${question.id}`), faults)),
    keeps: typed['keep'] === 'yes',
  };
  if (phone && read.phone === null) faults['phone'] = PHONE_FAULT;
  if (typed['consent'] !== 'yes')
    faults['consent'] = words('Agree to this, or we cannot take your application.');
  return Object.keys(faults).length > 0 ? { faults } : { read };
}

const MOST_PAY = 10_000_000_000;
const PHONE_FAULT = words('Enter a phone number, like +91 98123 45678.');
const PAY_FAULT = words('Enter a whole amount in rupees.');

const storedOf = (phone: string): string | null => readPhone(phone)?.e164 ?? null;

function answerTo(question: PostingQuestion, typed: string, faults: Record<string, Said>): GivenAnswer {
  const field = `q-${question.id}`;
  const isChoice = question.kind === 'yesNo';
  const answer = isChoice && typed !== 'yes' && typed !== 'no' ? '' : typed;
  if (answer === '' && question.required)
    faults[field] = isChoice ? words('Answer yes or no.') : words('Answer this question.');
  else if (!textSchema.max(MOST_ANSWER).safeParse(answer).success)
    faults[field] = words('Use at most 600 characters.');
  const needs = isChoice && answer !== '' ? question.needs : null;
  return { question: question.text, answer, fits: needs === null ? null : needs === answer };
}
