import { AddedSkillList } from '../../../areas/reference/added/AddedSkillList.tsx';
import { addedSkillMessages as messages } from '../../../areas/reference/added/messages.ts';
import { Page } from '../../../ui/layout/Page.tsx';

const AddedSkills = () => (
  <Page title={messages.title} lead={messages.lead}>
    <AddedSkillList />
  </Page>
);

export default AddedSkills;
