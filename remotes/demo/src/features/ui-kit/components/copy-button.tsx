import { t, toast } from '@atrium/sdk';
import { IconButton, useCopy } from '@atrium/ui';

/** Copies the code of an example to the clipboard. */
export function CopyButton({ title, code }: { title: string; code: string }) {
  const { outcome, copy } = useCopy(code.trim());
  const copied = outcome === 'copied';
  const press = async () => {
    if (!(await copy()))
      toast.error(t('The browser does not let pages copy here.'), {
        text: t('Select the code and copy it.'),
      });
  };
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="xs"
        label={t('Copy the code of {title}', { title })}
        onClick={() => void press()}
      />
      <span className="visually-hidden" role="status">
        {copied && t('Copied')}
      </span>
    </>
  );
}
