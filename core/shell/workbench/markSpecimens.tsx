import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/marks/Badge.tsx';
import { Count } from '../../ui/marks/Count.tsx';
import { Crest } from '../../ui/marks/Crest.tsx';
import { CurrencySign } from '../../ui/marks/CurrencySign.tsx';
import { Flag } from '../../ui/marks/Flag.tsx';
import { LiveDot } from '../../ui/marks/LiveDot.tsx';
import { QrCode } from '../../ui/marks/QrCode.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { each, type Specimens } from './Specimen.tsx';

const badgeTones = ['neutral', 'now', 'success', 'danger', 'warning', 'info', 'accent'] as const;
const colors = ['#1d6fd1', '#f2c230'] as const;

function badges(hasDot: boolean) {
  return each(
    badgeTones,
    (tone) => (
      <Badge tone={tone} hasDot={hasDot}>
        {tone}
      </Badge>
    ),
    (tone) => `${tone}${hasDot ? ' hasDot' : ''}`,
  );
}

export const markSpecimens: Specimens = {
  Badge: { ...badges(false), ...badges(true) },
  Count: each(['neutral', 'accent'], (tone) => <Count value={128} tone={tone} />),
  Crest: {
    ...each(['size 16', 'size 24', 'size 48'], (state) => (
      <Crest colors={colors} size={Number(state.slice(5))} />
    )),
    label: <Crest colors={colors} label="A club" />,
  },
  CurrencySign: each(['EUR', 'USD', 'KWD'], (currency) => <CurrencySign currency={currency} />),
  Flag: each(['de', 'gb-eng', 'eu', 'int', 'zz'], (iso) => <Flag iso={iso} />),
  Icon: {
    ...each(['size 14', 'size 16', 'size 20', 'size 24', 'size 32'], (state) => (
      <Icon name="star" size={Number(state.slice(5))} />
    )),
    isFilled: <Icon name="star" size={20} isFilled />,
    'mirrored by name': <Icon name="chevron-right" size={20} />,
    isMirrored: <Icon name="search" size={20} isMirrored />,
  },
  LiveDot: { plain: <LiveDot /> },
  QrCode: each(['sm', 'lg'] as const, (size) => (
    <QrCode text="https://example.org/" label="A code" size={size} />
  )),
  VisuallyHidden: { 'read, not seen': <VisuallyHidden>Read, not seen</VisuallyHidden> },
};
