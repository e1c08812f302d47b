import { COMPANY_LOGO_LIMIT, COMPANY_LOGO_USE, companyLogoUrl, type CompanyProfile } from '@atrium/contracts';
import { isApiFailure, t, useStep } from '@atrium/sdk';
import { Button, CompanyMark, FormSection, UploadField } from '@atrium/ui';
import { useLazyGetCompanyQuery, useSetLogoMutation } from './company.api.js';

/** The logo, saved as soon as it is chosen. */
export function LogoSection({ company }: { company: CompanyProfile }) {
  const { name, logo } = company;
  const { save, remove } = useLogo(company);
  return (
    <FormSection title={t('Logo')} text={t('In the sidebar, the top bar and on the sign-in page.')}>
      <div className="at-photo is-wide">
        <CompanyMark name={name} size={48} logo={companyLogoUrl(company)} />
        <div className="at-grow">
          <UploadField
            use={COMPANY_LOGO_USE}
            maxBytes={COMPANY_LOGO_LIMIT}
            onUploaded={({ id }) => save(id)}
            label={logo ? t('Replace logo') : t('Add logo')}
            help={t('Drop an image here or click to choose one. It is shown on white.')}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          />
        </div>
        {logo && (
          <Button size="sm" variant="ghost" onClick={() => void remove()}>
            {t('Remove')}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

function useLogo({ version }: CompanyProfile) {
  const [setLogo] = useSetLogoMutation();
  const [load] = useLazyGetCompanyQuery();
  const save = (fileId: string | null) =>
    setLogo({ version, fileId })
      .unwrap()
      .catch(async (reason: unknown) => {
        // Other fields were changed meanwhile, which does not matter for a logo.
        if (!isApiFailure(reason) || reason.error.code !== 'STALE_VERSION') throw reason;
        return setLogo({ version: (await load().unwrap()).version, fileId }).unwrap();
      });
  const { take } = useStep();
  const remove = () => take({ work: () => save(null), failed: t('The logo was not removed') });
  return { save, remove };
}
