import type { PayLine, UsedPack } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { FormulaText } from './formula-text.js';
import { inNumbers } from './exact-value.rules.js';
import { sayRupees } from './pay.format.js';
import { sayExact, sayInput, sayPack, sayRounding, saySource, sayValue } from './explanation.format.js';
import css from './explanation.module.scss';

interface ExplanationProps {
  line: PayLine;
  /** Names of components by their codes. */
  components: ReadonlyMap<string, { name: string }>;
  /** Why it differs from last month, in a sentence; null where it does not. */
  difference: string | null;
}

/** How an amount came about: in a sentence, as a formula in codes and in numbers, and where each number is from. */
export function Explanation({ line, components, difference }: ExplanationProps) {
  const { explanation, amount } = line;
  const { formula, inputs, exact, rounding, pack } = explanation;
  return (
    <div className={css['explanation']}>
      {difference !== null && <Note>{difference}</Note>}
      <div className={css['formula']} dir="ltr">
        <FormulaText text={formula} />
        <div>
          <FormulaText text={`${inNumbers(formula, inputs, sayValue)} =`} />{' '}
          <bdi dir="ltr" className="at-mono fw-semibold">
            {sayExact(exact)}
          </bdi>
        </div>
      </div>
      <section>
        <h3 className={css['heading']}>{t('Where the numbers come from')}</h3>
        <ul className={css['inputs']}>
          {inputs.map((input) => (
            <li key={`${input.name} ${input.of ?? ''}`}>
              <span>
                {sayInput(input, components)}
                <span className="d-block at-12 at-muted">{saySource(input)}</span>
              </span>
              <bdi dir="ltr" className="at-num">
                {sayExact(input.value)}
              </bdi>
            </li>
          ))}
        </ul>
      </section>
      {pack && <Rule pack={pack} />}
      <p className="at-12 at-muted m-0">
        {sayRounding(rounding)}{' '}
        {t('{exact} becomes {amount}.', { exact: sayExact(exact), amount: sayRupees(amount) })}
      </p>
    </div>
  );
}

function Rule({ pack: { kind, from, source, confirmed, state } }: { pack: UsedPack }) {
  return (
    <section>
      <h3 className={css['heading']}>{t('The rule')}</h3>
      <p className="at-13 m-0">
        {sayPack(kind)}
        {state !== null && `, ${state}`} · {t('since {day}', { day: formatDate(from) })}
        <span className="d-block at-12 at-muted" dir="auto">
          {source}
        </span>
      </p>
      {!confirmed && <p className="at-12 at-muted m-0 mt-1">{t('To be confirmed by an accountant.')}</p>}
    </section>
  );
}
