import { Button, type ButtonProps } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { ChipLink } from '../../ui/controls/ChipLink.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Pager } from '../../ui/controls/Pager.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { TabPanel, Tabs } from '../../ui/controls/Tabs.tsx';
import { Link } from '../../ui/react/Link.tsx';
import { each, Held, type Specimens } from './Specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'outline', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const here = { name: 'workbench.gallery' };

const choices = [
  { id: 'first', label: 'First' },
  { id: 'counted', label: 'With a count', count: 12 },
  { id: 'now', label: 'Now', isLive: true, count: 3 },
] as const;

type Choice = (typeof choices)[number]['id'];

function tabs(prefix: string, areCountsQuiet = false) {
  const items = choices.map(({ id, ...choice }) => ({ ...choice, id: `${prefix}-${id}` }));
  return (
    <Held start={`${prefix}-first`}>
      {(value, hold) => (
        <div>
          <Tabs
            label={`Tabs ${prefix}`}
            items={items}
            value={value}
            onChange={hold}
            areCountsQuiet={areCountsQuiet}
          />
          {items.map(({ id, label }) => (
            <TabPanel key={id} id={id} value={value}>
              {label}
            </TabPanel>
          ))}
        </div>
      )}
    </Held>
  );
}

function segmented(isBlock: boolean) {
  return (
    <Held<Choice> start="first">
      {(value, hold) => (
        <Segmented
          label={isBlock ? 'Block' : 'Plain'}
          items={choices}
          value={value}
          onChange={hold}
          isBlock={isBlock}
        />
      )}
    </Held>
  );
}

function button(props: Omit<ButtonProps, 'children'>, text: string) {
  return <Button {...props}>{text}</Button>;
}

export const controlSpecimens: Specimens = {
  Button: {
    ...each(variants, (variant) => button({ variant }, variant)),
    ...each(
      variants,
      (variant) => button({ variant, isDisabled: true }, variant),
      (variant) => `${variant} isDisabled`,
    ),
    ...each(
      variants,
      (variant) => button({ variant, isBusy: true }, variant),
      (variant) => `${variant} isBusy`,
    ),
    ...each(sizes, (size) => button({ size, icon: 'refresh' }, size)),
    isBlock: button({ variant: 'primary', isBlock: true }, 'Block'),
  },
  ButtonLink: each(variants, (variant) => (
    <ButtonLink to={here} variant={variant} icon="search">
      {variant}
    </ButtonLink>
  )),
  Chip: {
    action: <Chip>Action</Chip>,
    'isOn false': <Chip isOn={false}>Off</Chip>,
    isOn: <Chip isOn>On</Chip>,
    icon: <Chip icon="search">Icon</Chip>,
    disabled: <Chip disabled>Disabled</Chip>,
  },
  ChipLink: each(['isCurrent false', 'isCurrent'], (state) => (
    <ChipLink to={here} isCurrent={state === 'isCurrent'}>
      {state === 'isCurrent' ? 'Here' : 'Elsewhere'}
    </ChipLink>
  )),
  IconButton: {
    ...each(sizes, (size) => <IconButton icon="search" label={`Search ${size}`} size={size} />),
    isOutlined: <IconButton icon="search" label="Search outlined" isOutlined />,
    isPressed: <IconButton icon="star" label="Star" isPressed />,
    'isPressed false': <IconButton icon="star" label="Unset" isPressed={false} />,
    disabled: <IconButton icon="search" label="Search disabled" disabled />,
  },
  Link: {
    route: <Link to={here}>A page of the site</Link>,
    address: <Link to="https://example.com/">Another site</Link>,
  },
  Pager: {
    'page of 12': (
      <Held start={6}>{(page, hold) => <Pager page={page} pageCount={12} onChange={hold} />}</Held>
    ),
  },
  Segmented: { 'value, count, isLive': segmented(false), isBlock: segmented(true) },
  SkipLink: { focused: <SkipLink to="gallery">Past all of this</SkipLink> },
  TabPanel: { 'value, count, isLive': tabs('panel') },
  Tabs: { 'value, count, isLive': tabs('marked'), areCountsQuiet: tabs('quiet', true) },
};
