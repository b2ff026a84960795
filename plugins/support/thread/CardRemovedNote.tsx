import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { hasMaskedCard } from '#domain/texts/maskCardNumbers.ts';

interface CardRemovedNoteProps {
  /** Stored text of the message. */
  readonly text: string;
  readonly className: string | undefined;
}

/** Note below a message that a card number was removed from it; loads its own texts. */
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
