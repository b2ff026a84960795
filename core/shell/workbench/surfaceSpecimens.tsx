import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Actions } from '../../ui/surfaces/Actions.tsx';
import { Count } from '../../ui/marks/Count.tsx';
import { Alert } from '../../ui/surfaces/Alert.tsx';
import { AnchoredPanel } from '../../ui/surfaces/AnchoredPanel.tsx';
import { BarPopover } from '../../ui/surfaces/BarPopover.tsx';
import { ChoiceMenu } from '../../ui/surfaces/ChoiceMenu.tsx';
import { DescriptionList } from '../../ui/surfaces/DescriptionList.tsx';
import { RecordList } from '../../ui/surfaces/RecordList.tsx';
import { DocumentStart } from '../../ui/surfaces/DocumentStart.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { RecordRow } from '../../ui/surfaces/RecordRow.tsx';
import { Fold } from '../../ui/surfaces/Fold.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageMessage } from '../../ui/surfaces/PageMessage.tsx';
import { PanelPage } from '../../ui/surfaces/PanelPage.tsx';
import { MenuButton } from '../../ui/surfaces/MenuButton.tsx';
import { MenuEntry } from '../../ui/surfaces/MenuEntry.tsx';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import { PanelBody } from '../../ui/surfaces/PanelBody.tsx';
import { PanelHead } from '../../ui/surfaces/PanelHead.tsx';
import { PanelText } from '../../ui/surfaces/PanelText.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { each, Held, ignore, type Specimens } from './Specimen.tsx';

const tones = ['info', 'success', 'warning', 'danger', 'neutral'] as const;
const sides = ['start', 'end'] as const;

function OpenQuestion({ variant }: { readonly variant: 'primary' | 'danger' }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Question ${variant}`}</Button>
      {isOpen ? (
        <ConfirmDialog
          title="Remove it?"
          keep="Keep"
          act="Remove"
          variant={variant}
          onKeep={close}
          onAct={close}
        >
          <p>It cannot be taken back.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function OpenDialog({
  size,
  isDismissible,
}: {
  readonly size: 'sm' | 'md' | 'lg';
  readonly isDismissible: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {isDismissible ? `Dialog ${size}` : `Dialog ${size}, not dismissible`}
      </Button>
      {isOpen ? (
        <Dialog
          title={`Dialog ${size}`}
          size={size}
          isDismissible={isDismissible}
          onClose={close}
          footer={
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          }
        >
          <TextField label="A field" name="dialog-field" value="" onChange={ignore} />
        </Dialog>
      ) : null}
    </>
  );
}

function Anchored({ align }: { readonly align: 'start' | 'end' }) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchorRef} onClick={() => setOpen(!isOpen)}>
        {`Beside, ${align}`}
      </Button>
      {isOpen ? (
        <AnchoredPanel
          label={`Panel ${align}`}
          align={align}
          anchor={() => anchorRef.current}
          onClose={() => setOpen(false)}
        >
          <p>What stands beside its anchor</p>
        </AnchoredPanel>
      ) : null}
    </>
  );
}

function Choices({ align }: { readonly align: 'start' | 'end' }) {
  return (
    <Held start="b">
      {(value, hold) => (
        <MenuButton trigger={`Menu, ${align}`}>
          {(menu) => (
            <ChoiceMenu
              menu={menu}
              label={`Choices ${align}`}
              align={align}
              value={value}
              onChoose={hold}
              items={['a', 'b', 'c'].map((id) => ({
                id,
                name: `Choice ${id}`,
                content: `Choice ${id}`,
                isOff: id === 'c',
              }))}
            />
          )}
        </MenuButton>
      )}
    </Held>
  );
}

function bar(props: Pick<ComponentProps<typeof BarPopover>, 'icon' | 'title'>) {
  return (
    <BarPopover label="Language" trigger="English" {...props}>
      {(close) => <Button onClick={close}>Close</Button>}
    </BarPopover>
  );
}

const rowStates = {
  plain: {},
  'icon, details, actions': {
    icon: 'key',
    details: ['A fact', undefined, 'Another'],
    actions: <Button size="sm">Act</Button>,
  },
  'with what opens below': {
    details: ['A fact'],
    children: <TextField label="A field" name="fact-field" value="" onChange={ignore} />,
  },
} as const satisfies Readonly<Record<string, Partial<ComponentProps<typeof RecordRow>>>>;

export const surfaceSpecimens: Specimens = {
  Actions: {
    plain: (
      <Actions>
        <Button variant="primary">Act</Button>
        <Button>Leave</Button>
      </Actions>
    ),
  },
  Alert: {
    ...each(tones, (tone) => <Alert tone={tone}>A message</Alert>),
    ...each(
      tones,
      (tone) => (
        <Alert tone={tone} title="A title" actions={<Button size="sm">Act</Button>}>
          A message
        </Alert>
      ),
      (tone) => `${tone} title, actions`,
    ),
  },
  AnchoredPanel: each(sides, (align) => <Anchored align={align} />),
  BarPopover: { icon: bar({ icon: 'world' }), title: bar({ title: 'Language' }) },
  ChoiceMenu: each(
    sides,
    (align) => <Choices align={align} />,
    (align) => `${align}, one off`,
  ),
  DescriptionList: {
    plain: (
      <DescriptionList
        items={[
          { id: 'a', label: 'Name', value: 'Value' },
          { id: 'b', label: 'Number', value: '1,234.50' },
        ]}
      />
    ),
  },
  ConfirmDialog: each(['primary', 'danger'], (variant) => <OpenQuestion variant={variant} />),
  Dialog: {
    ...each(['sm', 'md', 'lg'], (size) => <OpenDialog size={size} isDismissible />),
    'isDismissible false': <OpenDialog size="sm" isDismissible={false} />,
  },
  RecordList: {
    plain: (
      <RecordList label="Rows">
        <RecordRow name="One" />
        <RecordRow name="Another" />
      </RecordList>
    ),
  },
  DocumentStart: {
    plain: (
      <>
        <p>What it holds is first in the document, not here.</p>
        <DocumentStart>
          <VisuallyHidden>
            <span role="status">First in the document</span>
          </VisuallyHidden>
        </DocumentStart>
      </>
    ),
  },
  RecordRow: each(
    ['plain', 'icon, details, actions', 'with what opens below'] as const,
    (state) => (
      <RecordList>
        <RecordRow name="A name" {...rowStates[state]} />
      </RecordList>
    ),
  ),
  Fold: { folded: <Fold title="Time zone">UTC+3</Fold> },
  MenuButton: {
    plain: <MenuButton trigger="Menu">{() => null}</MenuButton>,
    triggerLabel: (
      <MenuButton trigger="…" triggerLabel="More choices">
        {() => null}
      </MenuButton>
    ),
  },
  Panel: {
    plain: (
      <Panel>
        <p>Content of one kind</p>
      </Panel>
    ),
  },
  PanelBody: {
    plain: (
      <Panel>
        <PanelBody>
          <PanelText>What stands in the panel</PanelText>
          <Button>Act</Button>
        </PanelBody>
      </Panel>
    ),
  },
  PanelHead: {
    'level 2': <PanelHead title="A title" />,
    'level 3, icon, actions': (
      <PanelHead level={3} icon="star" title="A title" actions={<Button size="sm">Act</Button>} />
    ),
  },
  MenuEntry: {
    plain: (
      <MenuEntry icon="logout" onClick={ignore}>
        Out
      </MenuEntry>
    ),
    'leads on, mark': (
      <MenuEntry icon="headset" leadsOn mark={<Count value={3} tone="accent" />} onClick={ignore}>
        Help
      </MenuEntry>
    ),
  },
  PageMessage: {
    'code and actions': (
      <PageMessage code="404" title="A page" text="What it says" actions={<Button>On</Button>} />
    ),
  },
  PanelText: { plain: <PanelText>A sentence that explains</PanelText> },
  PanelPage: {
    reason: (
      <PanelPage title="A form" reason="Why the person is here">
        <Held start="">
          {(value, hold) => (
            <TextField label="A detail" name="form-detail" value={value} onChange={hold} />
          )}
        </Held>
      </PanelPage>
    ),
    done: (
      <PanelPage title="The form was sent" isDone>
        Words
      </PanelPage>
    ),
    ...each(
      ['md', 'lg', 'xl'],
      (size) => (
        <PanelPage size={size} title="A panel" mark={<Icon name="ban" />}>
          Words
        </PanelPage>
      ),
      (size) => `size ${size}, mark`,
    ),
  },
  Popover: each(sides, (align) => (
    <Popover label={`Popover ${align}`} trigger={`Popover, ${align}`} align={align}>
      {(close) => <Button onClick={close}>Close</Button>}
    </Popover>
  )),
};
