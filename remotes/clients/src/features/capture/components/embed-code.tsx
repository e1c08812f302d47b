import type { CaptureForm } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Button, Card, Note, useCopy } from '@atrium/ui';
import { useId } from 'react';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The address of a form, and the code that puts it into a website. */
export default function EmbedCode({ form }: { form: CaptureForm }) {
  const page = `${location.origin}${useCompanyPath()('client/form')}?key=${form.key}`;
  const script = `<div data-atrium-form="${escaped(page)}" data-title="${escaped(form.name)}"></div>
<script src="${location.origin}/api/forms/embed.js" async></script>`;
  const frame = `<iframe src="${escaped(`${page}&embed=1`)}" title="${escaped(form.name)}" width="100%" height="640"></iframe>`;
  return (
    <div className="d-flex flex-column gap-3 mb-3">
      {!form.active && <Note tone="warning">{t('This form is off. No one can open or send it.')}</Note>}
      <Code label={t('Address of the form')} code={page} />
      {form.sites.length > 0 ? (
        <>
          <Code label={t('Code for your website')} code={script} />
          <Code label={t('Without a script')} code={frame} />
        </>
      ) : (
        <p className="at-muted at-13 mb-0">
          {t('To show the form on your website, add the site to the allowed sites.')}
        </p>
      )}
    </div>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  const { place, copied, refusal, copy } = useCopy<HTMLDivElement>(code);
  const id = useId();
  return (
    <Card
      title={label}
      actions={
        <Button size="sm" icon={copied ? 'check' : 'copy'} aria-describedby={id} onClick={() => void copy()}>
          {copied ? t('Copied') : t('Copy')}
        </Button>
      }
    >
      {refusal}
      <div id={id} ref={place} dir="ltr" className="at-mono at-12 text-break">
        {code}
      </div>
    </Card>
  );
}
