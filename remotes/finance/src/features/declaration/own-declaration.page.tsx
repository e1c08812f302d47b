import { HR_ERRORS, type OwnDeclaration } from '@atrium/contracts';
import { isApiFailure, t, useUser } from '@atrium/sdk';
import { EmptyState, Loaded, Note, Page, SkeletonCards } from '@atrium/ui';
import { monthIn } from '../../shared/months.rules.js';
import { sayMonth } from '../../shared/pay.format.js';
import { ClaimsCard } from './components/claims-card.js';
import { RegimeCard } from './components/regime-card.js';
import { TaxComparison } from './components/tax-comparison.js';
import { useGetOwnDeclarationQuery } from './declaration.api.js';
import { sayTaxYear, taxYearIn } from '../../shared/tax-year.format.js';
import { useDeclarationTabs } from './use-declaration-tabs.js';
import css from './declaration.module.scss';

/** What one declares for the tax of the year, and what it comes to in both regimes. */
export default function OwnDeclarationPage() {
  const { company } = useUser();
  const taxYear = taxYearIn(monthIn(company.timezone));
  const query = useGetOwnDeclarationQuery(taxYear);
  const tabs = useDeclarationTabs('own');
  const isNobody = isApiFailure(query.error) && query.error.error.code === HR_ERRORS.NO_EMPLOYEE_RECORD.code;
  return (
    <Page title={t('Tax declaration')} subtitle={sayTaxYear(taxYear)} {...(tabs && { tabs })}>
      {isNobody ? (
        <EmptyState
          drawing="people"
          title={t('No employee record yet')}
          text={t('HR has not linked your account with an employee record.')}
        />
      ) : (
        <Loaded
          of={query}
          title={t('Your declaration could not be loaded')}
          skeleton={<SkeletonCards cards={2} rows={4} label={t('Loading your declaration')} />}
        >
          {(declaration) => <Declaration declaration={declaration} />}
        </Loaded>
      )}
    </Page>
  );
}

function Declaration({ declaration }: { declaration: OwnDeclaration }) {
  return (
    <>
      <Window declaration={declaration} />
      <div className={css['columns']}>
        <ClaimsCard declaration={declaration} />
        <div className={css['aside']}>
          <RegimeCard key={declaration.version} declaration={declaration} />
          <TaxComparison declaration={declaration} />
        </div>
      </div>
    </>
  );
}

/** Until when something can be changed, and what counts then. */
function Window({ declaration: { open, lastMonth } }: { declaration: OwnDeclaration }) {
  const month = sayMonth(lastMonth);
  return open ? (
    <Note>
      {t('You can change it until the end of {month}. After that only what payroll has approved counts.', {
        month,
      })}
    </Note>
  ) : (
    <Note tone="warning">
      {t('It was closed at the end of {month}. Only what payroll has approved counts now.', { month })}
    </Note>
  );
}
