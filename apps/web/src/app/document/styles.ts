// Mantine's sheets one by one: the whole sheet is four times as large. They stand in a layer below our own.
// Components that load later (drawer, dialogs, toasts) bring their sheets with them; styles.test.ts looks for missing ones.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './theme-variables.css';
import './global.css';
