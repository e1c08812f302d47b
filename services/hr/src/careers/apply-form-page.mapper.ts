import { RESUME_LIMIT, type PostingQuestion } from '@atrium/contracts';
import { words, type Said } from '@atrium/reach';
import type { Faults, Typed } from './application-form.schema.js';
import type { CareersSite } from './careers-site.rules.js';
import { html, Markup, type Piece } from './markup.rules.js';
import type { Posting } from './posting.types.js';

export interface ShownForm {
  /** Proves when the form was shown. */
  shown: string;
  /** Of this sending: the same again changes nothing. */
  submission: string;
  typed: Typed;
  faults: Faults;
  keepDays: number;
}

interface Field {
  name: string;
  label: Said;
  type?: 'text' | 'email' | 'tel' | 'number';
  required?: boolean;
  most?: number;
  complete?: string;
  help?: Said;
}

const FIELDS: readonly Field[] = [
  { name: 'name', label: words('Name'), required: true, most: 120, complete: 'name' },
  { name: 'email', label: words('Email'), type: 'email', required: true, most: 254, complete: 'email' },
  { name: 'phone', label: words('Phone'), type: 'tel', most: 40, complete: 'tel' },
  { name: 'place', label: words('Where you live'), most: 120, complete: 'address-level2' },
  { name: 'experience', label: words('Experience in years'), type: 'number', most: 50 },
  { name: 'notice', label: words('Notice in days'), type: 'number', most: 180 },
  { name: 'pay', label: words('What you ask for, a year, in rupees'), type: 'number' },
];

/** The form by which somebody applies. */
export function renderForm(site: CareersSite, posting: Posting, form: ShownForm): Piece {
  const { t } = site;
  return html`<form
    class="card"
    id="apply"
    method="post"
    enctype="multipart/form-data"
    action="${site.path(posting.slug)}"
  >
    <h2>${t(words('Apply for this job'))}</h2>
    ${faultsOf(site, form)}
    <input type="hidden" name="shown" value="${form.shown}" />
    <input type="hidden" name="submission" value="${form.submission}" />
    <div class="unseen" aria-hidden="true">
      <label for="website">${t(words('Leave this empty'))}</label>
      <input type="text" id="website" name="website" tabindex="-1" autocomplete="off" />
    </div>
    <div class="fields">
      <div class="all">
        <label for="resume">${t(words('Resume'))}${posting.resumeRequired && mark(site)}</label>
        <input
          type="file"
          id="resume"
          name="resume"
          accept=".pdf,.docx"
          ${attributes(form, 'resume', 'resume-help')}${posting.resumeRequired && new Markup(' required')}
        />
        <p class="help" id="resume-help">
          ${t(words('A PDF or DOCX of up to {size} MB.', { size: RESUME_LIMIT / 1_000_000 }))}
        </p>
        ${faultOf(site, form, 'resume')}
      </div>
      ${FIELDS.map((field) => fieldOf(site, form, field))}
      ${posting.questions.map((question) => questionOf(site, form, question))} ${agreementsOf(site, form)}
    </div>
    <div class="ends">
      <span class="soft small">${t(words('No account. You get a link to follow or withdraw it.'))}</span>
      <button>${t(words('Send application'))}</button>
    </div>
  </form>`;
}

function agreementsOf(site: CareersSite, form: ShownForm): Piece {
  const { t } = site;
  return html`<div class="all">
    ${checkOf(site, form, {
      name: 'consent',
      required: true,
      label: html`${t(
          words(
            'I have read how my data is handled: seen by the people who hire, and erased {days} days after the decision.',
            {
              days: form.keepDays,
            },
          ),
        )} <a href="${site.path('privacy')}">${t(words('How we handle your data'))}</a>`,
    })}
    ${checkOf(site, form, {
      name: 'keep',
      required: false,
      label: t(words('You may think of me for other openings, for 12 months.')),
    })}
  </div>`;
}

const mark = ({ t }: CareersSite): Piece => html` <span class="soft">(${t(words('required'))})</span>`;

const attributes = ({ faults }: ShownForm, name: string, help?: string): Markup => {
  const described = [help, faults[name] && `${name}-fault`].filter(Boolean).join(' ');
  return html`${described && html` aria-describedby="${described}"`}${faults[name] && new Markup(' aria-invalid="true"')}`;
};

const faultOf = ({ t }: CareersSite, { faults }: ShownForm, name: string): Piece =>
  faults[name] && html`<p class="fault" id="${name}-fault">${t(faults[name])}</p>`;

/** All that is wrong, with the way to each. */
function faultsOf({ t }: CareersSite, { faults }: ShownForm): Piece {
  const all = Object.entries(faults);
  if (all.length === 0) return null;
  return html`<div class="faults" role="alert">
    <p>
      <strong>${t(words('This was not sent yet.'))}</strong> ${t(words('A resume has to be chosen again.'))}
    </p>
    <ul>
      ${all.map(([name, fault]) => html`<li><a href="#${name}">${t(fault)}</a></li>`)}
    </ul>
  </div>`;
}

function fieldOf(site: CareersSite, form: ShownForm, field: Field): Piece {
  const { name, label, type = 'text', required, most, complete } = field;
  return html`<div>
    <label for="${name}">${site.t(label)}${required && mark(site)}</label>
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${form.typed[name]}"
      ${
        most !== undefined && (type === 'number' ? html` max="${most}"` : html` maxlength="${most}"`)
      }${type === 'number' && new Markup(' min="0" step="1" inputmode="numeric"')}${
        complete && html` autocomplete="${complete}"`
      }${(type === 'email' || type === 'tel') && new Markup(' dir="ltr"')}${required && new Markup(' required')}${attributes(form, name)}
    />
    ${faultOf(site, form, name)}
  </div>`;
}

function questionOf(site: CareersSite, form: ShownForm, question: PostingQuestion): Piece {
  const { t } = site;
  const name = `q-${question.id}`;
  const title = html`${question.text}${question.required && mark(site)}`;
  const must = question.required && new Markup(' required');
  if (question.kind === 'text')
    return html`<div class="all">
      <label for="${name}">${title}</label>
      <textarea id="${name}" name="${name}" maxlength="600" ${must}${attributes(form, name)}>
${form.typed[name]}</textarea>
      ${faultOf(site, form, name)}
    </div>`;
  const option = (value: string, label: Said): Piece =>
    html`<label class="check"
      ><input
        type="radio"
        name="${name}"
        value="${value}"
        ${must}${form.typed[name] === value && new Markup(' checked')}
      />${t(label)}</label
    >`;
  return html`<fieldset class="all" id="${name}" ${attributes(form, name)}>
    <legend>${title}</legend>
    ${option('yes', words('Yes'))}${option('no', words('No'))}${faultOf(site, form, name)}
  </fieldset>`;
}

function checkOf(
  site: CareersSite,
  form: ShownForm,
  { name, label, required }: { name: string; label: Piece; required: boolean },
): Piece {
  const isChecked = form.typed[name] === 'yes';
  return html`<label class="check"
      ><input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="yes"
        ${required && new Markup(' required')}${isChecked && new Markup(' checked')}${attributes(form, name)}
      /><span>${label}${required && mark(site)}</span></label
    >
    ${faultOf(site, form, name)}`;
}
