import { useTranslate } from '../react/useTranslate.ts';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorBlockProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

/** Message in place of a part of the page that failed to load; the rest of the page stays. */
export function ErrorBlock({ title, hint, onRetry, className }: ErrorBlockProps) {
  const t = useTranslate('shell');
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon="plug-connected-x"
        title={title ?? t('errorBlockTitle')}
        text={hint ?? t('errorBlockHint')}
        action={
          <Button variant="secondary" icon="refresh" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
