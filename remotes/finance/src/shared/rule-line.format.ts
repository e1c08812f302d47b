import { msg, translate } from '@atrium/sdk';

/** Lines that the law makes; all others are components, which have names of their own. */
const RULE_LINE_LABELS: Readonly<Record<string, string>> = {
  CODE_WAGES: msg('Wages by the Code'),
  EPF_WAGES: msg('Wages for provident fund'),
  EPS_WAGES: msg('Wages for the pension scheme'),
  EPF: msg('Provident fund'),
  VPF: msg('Voluntary provident fund'),
  EPS: msg('Pension scheme'),
  EPF_EMPLOYER: msg('Provident fund, the company’s share'),
  EDLI: msg('EDLI insurance'),
  EPF_ADMIN: msg('Provident fund administration'),
  ESI: msg('State insurance (ESI)'),
  ESI_EMPLOYER: msg('State insurance, the company’s share'),
  PT: msg('Professional tax'),
  LWF: msg('Labour welfare fund'),
  LWF_EMPLOYER: msg('Labour welfare fund, the company’s share'),
  TDS: msg('Income tax (TDS)'),
};

/** The name of a line; a component that is gone is named by its code. */
export function nameOfLine(code: string, components: ReadonlyMap<string, { name: string }>): string {
  const label = RULE_LINE_LABELS[code];
  return label === undefined ? (components.get(code)?.name ?? code) : translate(label);
}
