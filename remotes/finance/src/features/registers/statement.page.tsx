import {
  TAX_QUARTER_LABELS,
  TAX_QUARTERS,
  TAX_STATEMENT_FILE_LABELS,
  TAX_STATEMENT_PROBLEM_LABELS,
  type TaxQuarter,
  type TaxQuarterStatement,
} from '@atrium/contracts';
import { lazyDialog, t, translate, useCan, useUser } from '@atrium/sdk';
import {
  Button,
  Card,
  ListRow,
  Loaded,
  Note,
  Page,
  SelectField,
  SkeletonCards,
  useSearchParams,
  withValues,
} from '@atrium/ui';
import { useState } from 'react';
import { monthIn } from '../../shared/months.rules.js';
import { SaveFileButton } from '../../shared/save-file-button.js';
import { TakenBy } from '../../shared/taken-by.js';
import { DeductedCard } from './components/deducted-card.js';
import { TaxYearField } from './components/tax-year-field.js';
import { lastQuarter, taxYears, type QuarterPlace } from './quarter.rules.js';
import { STATEMENT_FILE_URL, useGetTaxStatementQuery } from './registers.api.js';
import { useRegisterTabs } from './use-register-tabs.js';
import css from './registers.module.scss';

const DeductorDialog = lazyDialog<{ onClose: () => void }>(() => import('./components/deductor.dialog.js'));

/** The quarter that the address names, or the last one. */
function usePlace(): [QuarterPlace, (place: QuarterPlace) => void] {
  const month = monthIn(useUser().company.timezone);
  const [params, setParams] = useSearchParams();
  const usual = lastQuarter(month);
  const year = Number(params.get('year'));
  const place = {
    taxYear: taxYears(month).includes(year) ? year : usual.taxYear,
    quarter: TAX_QUARTERS.find((quarter) => quarter === params.get('quarter')) ?? usual.quarter,
  };
  const choose = ({ taxYear, quarter }: QuarterPlace) =>
    setParams((before) => withValues(before, { year: String(taxYear), quarter }));
  return [place, choose];
}

/** What Form 138 asks of a quarter, for review. */
export default function StatementPage() {
  const [place, choose] = usePlace();
  const query = useGetTaxStatementQuery(place);
  return (
    <Page title={t('Tax statements')} tabs={useRegisterTabs('statement')}>
      <Note>
        {t(
          'Form 138 (was 24Q): data for review, not an upload file. An accountant confirms it before it is filed.',
        )}
      </Note>
      <div className={css['choice']}>
        <TaxYearField value={place.taxYear} onChange={(taxYear) => choose({ ...place, taxYear })} />
        <SelectField
          label={t('Quarter')}
          name="quarter"
          value={place.quarter}
          options={TAX_QUARTERS.map((value) => ({ value, label: translate(TAX_QUARTER_LABELS[value]) }))}
          onChange={(event) => choose({ ...place, quarter: event.target.value as TaxQuarter })}
        />
      </div>
      <Loaded
        of={query}
        current
        title={t('The statement could not be loaded')}
        skeleton={<SkeletonCards cards={2} rows={4} label={t('Loading the statement')} />}
      >
        {(statement) => (
          <>
            <DeductorCard statement={statement} />
            <DeductedCard statement={statement} />
            <FilesCard statement={statement} onTaken={() => void query.refetch()} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function DeductorCard({ statement: { deductor } }: { statement: TaxQuarterStatement }) {
  const [isOpen, setOpen] = useState(false);
  const mayChange = useCan('finance', 'payroll', 'update');
  return (
    <Card
      title={t('Deductor')}
      actions={
        mayChange && (
          <Button size="xs" variant="ghost" icon="pencil" onClick={() => setOpen(true)}>
            {t('Edit deductor')}
          </Button>
        )
      }
    >
      {deductor === null ? (
        <p className="m-0 text-warning-emphasis">{t('The TAN and the person responsible are missing.')}</p>
      ) : (
        <p className="m-0">
          <bdi dir="ltr">{deductor.tan}</bdi> · <bdi>{deductor.person}</bdi>,{' '}
          <bdi>{deductor.designation}</bdi>
        </p>
      )}
      {isOpen && <DeductorDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface FilesCardProps {
  statement: TaxQuarterStatement;
  onTaken: () => void;
}

function FilesCard({ statement: { taxYear, quarter, files }, onTaken }: FilesCardProps) {
  return (
    <Card title={t('Files')} fill="rows">
      {files.map(({ file, name, problem, taken }) => {
        const label = translate(TAX_STATEMENT_FILE_LABELS[file]);
        return (
          <ListRow
            key={file}
            wrap
            title={label}
            text={
              <>
                {problem !== null && (
                  <div className="text-warning-emphasis">
                    {translate(TAX_STATEMENT_PROBLEM_LABELS[problem])}
                  </div>
                )}
                <TakenBy taken={taken} />
              </>
            }
            end={
              problem === null && (
                <SaveFileButton
                  label={label}
                  url={STATEMENT_FILE_URL}
                  data={{ taxYear, quarter, file }}
                  name={name}
                  onTaken={onTaken}
                />
              )
            }
          />
        );
      })}
    </Card>
  );
}
