import {
  saveOwnDeclarationSchema,
  TAX_REGIME_LABELS,
  TAX_REGIMES,
  type OwnDeclaration,
} from '@atrium/contracts';
import { labelled, t, toast, translate } from '@atrium/sdk';
import { Button, Card, CheckField, FormFailure, SelectField, useContractForm } from '@atrium/ui';
import { useSaveOwnDeclarationMutation } from '../declaration.api.js';

/** By which rules one is taxed. */
export function RegimeCard({ declaration }: { declaration: OwnDeclaration }) {
  const { taxYear, version, regime, metro, open } = declaration;
  if (open) return <RegimeForm chosen={{ taxYear, version, regime, metro }} />;
  return (
    <Card title={t('My regime')}>
      {translate(TAX_REGIME_LABELS[regime])}
      {metro && <div className="at-muted">{t('Lives in a metro city')}</div>}
    </Card>
  );
}

type Chosen = Pick<OwnDeclaration, 'taxYear' | 'version' | 'regime' | 'metro'>;

function RegimeForm({ chosen }: { chosen: Chosen }) {
  const [save] = useSaveOwnDeclarationMutation();
  const form = useContractForm(saveOwnDeclarationSchema, {
    defaultValues: chosen,
    submit: async (values) => {
      await save(values).unwrap();
      toast.success(t('Regime saved'));
    },
  });
  return (
    <form {...form.formProps}>
      <Card
        title={t('My regime')}
        footer={
          <Button size="sm" variant="primary" type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        }
      >
        <div className="at-fields">
          <SelectField
            label={t('Tax regime')}
            help={t('Rent, investments and health insurance count in the old regime alone.')}
            options={labelled(TAX_REGIMES, TAX_REGIME_LABELS)}
            {...form.field('regime')}
          />
          <CheckField
            wide
            label={t('I live in a metro city')}
            help={t('Delhi, Mumbai, Kolkata or Chennai: more of the rent counts.')}
            {...form.field('metro')}
          />
        </div>
        <FormFailure failure={form.failure} />
      </Card>
    </form>
  );
}
