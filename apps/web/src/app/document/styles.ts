// Mantine's sheets are imported one by one: the full sheet is four times as large. They sit in a layer below our own.
// Components that load later (drawer, dialogs, toasts) bring their own sheets; styles.test.ts finds missing ones.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './theme-variables.css';
import './global.css';
