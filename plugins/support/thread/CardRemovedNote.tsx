import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { hasMaskedCard } from '#domain/texts/maskCardNumbers.ts';

interface CardRemovedNoteProps {
  /** What was said, as it is stored. */
  readonly text: string;
  readonly className: string | undefined;
}

/** Says below a message that a card number was taken out of it; brings its texts itself. */
export const CardRemovedNote = observer(function CardRemovedNote({
  text,
  className,
}: CardRemovedNoteProps) {
  return hasMaskedCard(text) ? <Note className={className} /> : null;
});

const Note = observer(function Note({ className }: Pick<CardRemovedNoteProps, 'className'>) {
  const t = useTranslate('support.thread');
  const hasTexts = useLaterTexts('support', 'cardRemoved', 'thread');
  return hasTexts ? <p className={className}>{t('cardRemoved')}</p> : null;
});
