import { confirm, hasUnsavedWork, t } from '@atrium/sdk';

/** Another language draws the page anew. @returns whether nothing typed is lost by it, or its person agrees */
export async function mayChangeLanguage(): Promise<boolean> {
  if (!hasUnsavedWork()) return true;
  return confirm({
    title: t('Change the language now?'),
    text: t('The page is drawn anew, and what you typed and did not save is lost.'),
    confirmText: t('Change the language'),
  });
}
