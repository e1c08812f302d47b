import { correctionRulesKey, correctionRulesSchema, type CorrectionRules } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { Button, Card, FormFailure, Loaded, NumberField, SkeletonCards, useContractForm } from '@atrium/ui';

/** How many corrections of their days people may ask for, and how far back. */
export default function CorrectionLimits() {
  const { query, version, save } = useSetting(correctionRulesKey);
  return (
    <Loaded
      of={query}
      title={t('The settings could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the limits')} />}
    >
      {(rules) => <LimitsForm key={version} value={rules} save={save} />}
    </Loaded>
  );
}

interface LimitsFormProps {
  value: CorrectionRules;
  save: (value: CorrectionRules) => Promise<unknown>;
}

function LimitsForm({ value, save }: LimitsFormProps) {
  const form = useContractForm(correctionRulesSchema, {
    defaultValues: value,
    submit: async (rules) => {
      await save(rules);
      toast.success(t('Limits saved'));
    },
  });
  return (
    <form {...form.formProps}>
      <Card
        title={t('Limits of corrections')}
        footer={
          <Button size="sm" variant="primary" type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        }
      >
        <div className="at-fields">
          <NumberField
            label={t('Corrections a month')}
            help={t(
              'So many corrections of times each person may ask for about the days of one month. 0: HR corrects.',
            )}
            {...form.field('perMonth')}
          />
          <NumberField
            label={t('Days back')}
            help={t('Days that are longer ago can only be corrected by HR.')}
            {...form.field('withinDays')}
          />
        </div>
        <FormFailure failure={form.failure} />
      </Card>
    </form>
  );
}
