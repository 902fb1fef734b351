// Roles and attributes of WAI-ARIA 1.2 (https://www.w3.org/TR/wai-aria-1.2/), with the two modules that extend it:
// DPUB-ARIA 1.1 and Graphics-ARIA 1.0, whose roles are told by their prefix.

const ROLES = new Set(
  (
    "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
    "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid " +
    "gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar menuitem " +
    "menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio " +
    "radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong " +
    "subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid " +
    "treeitem"
  ).split(" "),
);
const MODULE_PREFIX = /^(?:doc|graphics)-[a-z]{1,24}$/;

/** With aria-description and the braille names of 1.3, which browsers already read. */
const ATTRIBUTES = new Set(
  (
    "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex " +
    "colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded " +
    "flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable " +
    "orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex " +
    "rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext"
  ).split(" "),
);

export const isAriaRole = (role: string): boolean => ROLES.has(role) || MODULE_PREFIX.test(role);
/** For names that begin with "aria-". */
export const isAriaAttribute = (name: string): boolean => ATTRIBUTES.has(name.slice("aria-".length));
