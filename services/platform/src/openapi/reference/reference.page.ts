import { escapeHtml } from '../../http/html.js';
import type { ApiOperation } from './api-operation.js';
import { REFERENCE_STYLE } from './reference.style.js';
import type { FieldRow } from './schema-rows.rules.js';

const INTRODUCTION = `<h1>Atrium API</h1>
<p>JSON over HTTP. A session is the cookie that <a href="#SignInController_create">signing in</a> sets; a changing call
from a page of another site is refused. A refusal is <code>{"error":{"code","message","fields","requestId"}}</code>, with
the words for each field in <code>fields</code>. A record that somebody else changed meanwhile is refused with 409.
Times are ISO 8601 in UTC, days <code>YYYY-MM-DD</code>. Machines read <a href="/api/openapi.json">/api/openapi.json</a>.</p>`;

/** The whole reference: one page without a script. */
export function renderReference(operations: ApiOperation[]): string {
  const names = [...new Set(operations.map(({ group }) => group))];
  const groups = names.map((name) => [name, operations.filter(({ group }) => group === name)] as const);
  const menu = groups.map(
    ([group, members]) => `<li>${escapeHtml(group)}<ul>${members.map(menuItem).join('')}</ul></li>`,
  );
  const sections = groups.map(
    ([group, members]) => `<section><h2>${escapeHtml(group)}</h2>${members.map(article).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Atrium API</title><style>${REFERENCE_STYLE}</style></head><body><nav aria-label="Operations"><ul>${menu.join('')}</ul></nav><main>${INTRODUCTION}${sections.join('')}</main></body></html>`;
}

const menuItem = ({ id, title }: ApiOperation): string =>
  `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`;

function article(operation: ApiOperation): string {
  const { id, title, method, path, access, parameters, body, status, answer } = operation;
  return `<article id="${escapeHtml(id)}"><h3><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></h3>
<p class="call"><b>${method}</b> <code>${escapeHtml(path)}</code></p>${access && `<p>${escapeHtml(access)}</p>`}
${table('Parameters', parameters, (row) => row.place)}${table('Body', body)}${answers(status, answer)}</article>`;
}

const answers = (status: string, rows: FieldRow[]): string =>
  rows.length > 0
    ? `<details><summary>Answer ${escapeHtml(status)}</summary>${table('', rows)}</details>`
    : `<p>Answer ${escapeHtml(status)}.</p>`;

function table<Row extends FieldRow>(title: string, rows: Row[], placeOf?: (row: Row) => string): string {
  if (rows.length === 0) return '';
  const head = ['Field', ...(placeOf ? ['In'] : []), 'Type', 'Required', 'Rules'];
  const lines = rows.map((row) => {
    const cells = [
      `<code>${escapeHtml(row.name)}</code>`,
      ...(placeOf ? [escapeHtml(placeOf(row))] : []),
      escapeHtml(row.type),
      row.required ? 'yes' : 'no',
      escapeHtml(row.rules),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const caption = title && `<caption>${title}</caption>`;
  const titles = head.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="wide" role="region" tabindex="0" aria-label="${title || 'Answer'}"><table>${caption}<thead><tr>${titles}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
