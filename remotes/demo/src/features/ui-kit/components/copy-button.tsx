import { t, toast } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { useState } from 'react';

/** Copies the code of an example to the clipboard. */
export function CopyButton({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.trim());
      setCopied(true);
    } catch {
      toast.error(t('The browser does not let pages copy here.'), {
        text: t('Select the code and copy it.'),
      });
    }
  };
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="xs"
        label={t('Copy the code of {title}', { title })}
        onClick={() => void copy()}
      />
      <span className="visually-hidden" role="status">
        {copied && t('Copied')}
      </span>
    </>
  );
}
